import { useAppStore } from '@/parts/hooks';
import { askedOfMessage, MESSAGE_WAYS, type MessageKind } from '@/parts/letters/askedOfMessage';
import { useOfficeSends } from '@/parts/letters/useOfficeSends';
import { willBe } from '@/parts/letters/writeLetter';
import { WRITTEN_DOWN } from '@/parts/OwnWays';
import { useSay, useSayAll } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import type { Fact } from '@/store/business/store';

/** The fact of a message, and once that is said what is asked for it: of one that cannot be nobody is asked to send anything. */
function* factsOf(message: Fact, asked: () => readonly Fact[]) {
  yield message;
  yield* asked();
}

/** Writes a message down, and asks the office to send it where it sends such; gives its identity, or undefined where it cannot be. */
export function useSendMessage(kind: MessageKind) {
  const [say, sayAll] = [useSay(), useSayAll()];
  const store = useAppStore();
  const sends = useOfficeSends();
  const on = useToday();
  const channel = MESSAGE_WAYS[kind];

  return async (fact: Fact & { payload: { id: string } }): Promise<string | undefined> => {
    const { id } = fact.payload;
    if (!sends[channel]) return say(fact, WRITTEN_DOWN) ? id : undefined;
    const facts = factsOf(fact, () => askedOfMessage(store.getState(), sends, kind, { id, on }));
    const will = willBe(sends, channel);
    const isSaid = await sayAll(facts, (done) => (done > 1 ? `Message ${will}` : WRITTEN_DOWN));
    return isSaid ? id : undefined;
  };
}
