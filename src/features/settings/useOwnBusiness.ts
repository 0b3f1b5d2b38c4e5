import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { inPlainWords, SpokenError, TRY_AGAIN } from '@/journal/kit/plainWords';
import { moveMachine, type Running } from '@/machines/moveHistory';
import type { OfficeLink } from '@/office/officeLink';
import { ownBackup } from '@/office/ownBackup';
import { keepStage, removeOwnBusiness } from '@/office/ownBusiness';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { readingBackup } from '@/store/backups/exchange';
import { movingRefusal } from '@/store/backups/moving';
import { ownBusinessKnown, ownBusinessRemoved, type OwnBusiness, type OwnStage } from '@/store/browser/officeSlice';
import { selectUserName } from '@/store/browser/sessionSlice';
import { download } from '@/ui/download';
import { useToast } from '@/ui/toast';
import { useSaving } from '@/ui/useSaving';
import { useMove, whyNothing, whyNotWhole } from './useMove';

const LABELS = { proving: 'Reading the business of this browser…', moving: 'Moving in…' } as const;
const NO_HISTORY = 'The business in this browser has no whole history. Download it as a backup, and restore that.';

/** Work as a part of another one, from that share of it to that. */
const within = ({ signal, onProgress }: Running, from: number, to: number): Running => ({
  signal,
  onProgress: (share) => onProgress(from + share * (to - from)),
});

/** Makes of the browser's own business what can move into the office; `noted` is told how far that is. */
function useOwnMove(own: OwnBusiness, noted: (stage: OwnStage) => void) {
  const dispatch = useAppDispatch();
  const by = useAppSelector(selectUserName);
  const movable = useMove();
  const prove = async (running: Running) => {
    const file = await ownBackup(by, within(running, 0, 0.3));
    const { history, ...backup } = await dispatch(readingBackup(file, within(running, 0.3, 0.7)));
    // By the same identity each time, so that it goes on after a page was left, and doubles nothing.
    const found = history && (await movable({ ...backup, history: { ...history, id: own.id } }));
    if (!found) throw new SpokenError(NO_HISTORY);
    const move = await found.prove(within(running, 0.7, 1));
    return async ({ signal, onProgress }: Running) => {
      const tell = (share: number) => {
        noted('begun');
        onProgress(share);
      };
      await move({ signal, onProgress: tell });
      noted('moved');
    };
  };
  return prove;
}

const inWords = (error: unknown) => inPlainWords(error, TRY_AGAIN);

/** What can be done with the business that this browser keeps by itself, and how far that is. */
export function useOwnBusiness(own: OwnBusiness, office: OfficeLink) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const by = useAppSelector(selectUserName);
  const [refused, setRefused] = useState<string>();
  const [move, send] = useMachine(moveMachine);
  const { id } = own;
  useEffect(() => {
    // What cannot be known now is asked again before anything is appended.
    const look = async () => setRefused(await dispatch(movingRefusal({ id })).catch(() => undefined));
    void look();
  }, [dispatch, id]);
  const note = (stage: OwnStage) => {
    dispatch(ownBusinessKnown({ ...own, stage: keepStage(office.business, id, stage) }));
  };
  const prove = useOwnMove(own, note);
  const { busy: saving, save } = useSaving(async () => {
    const file = await ownBackup(by, { signal: new AbortController().signal, onProgress: () => {} });
    download(file, file.name);
  }, inWords);
  const remove = async () => {
    await removeOwnBusiness();
    dispatch(ownBusinessRemoved());
    toast({ text: 'The business was removed from this browser.' });
  };
  const stage = (['proving', 'moving'] as const).find((one) => move.matches(one));
  const cancel = () => send({ type: 'cancelled' });
  return {
    /** Why it cannot move in. */
    refused,
    /** Why it did not, or not all of it. */
    failure: whyNotWhole(move) ?? whyNothing(move),
    isAsking: move.matches('asking'),
    running: stage && { label: LABELS[stage], share: move.context.share, onCancel: cancel },
    saving,
    ask: () => send({ type: 'asked', history: { entries: 0, since: own.since, people: 0, refused, prove } }),
    confirm: () => send({ type: 'confirmed' }),
    cancel,
    leave: () => note('left'),
    save,
    remove: () => void remove().catch((error: unknown) => toast({ text: inWords(error) })),
  };
}
