import { journalOpened } from './journalSlice';
import type { Journal, Parcel } from '@/journal/port/port';
import { createRounds, type RoundsOptions } from './rounds';

export type JournalAttachment = ReturnType<typeof createAttachment>;

/** The journal that a replica works with; there is none before it was read, while another takes its place, and once it is closed. */
export function createAttachment<State extends object>(options: RoundsOptions<State>) {
  const { ledger, synchronizer, outbox, dispatch } = options;
  let attached: Journal | undefined;
  let closed = false;
  const rounds = createRounds(options, () => attached);

  /** The journal; an Error while there is none. */
  const opened = (): Journal => {
    if (!attached) throw new Error('The data is not loaded yet. Try again in a moment.');
    return attached;
  };

  return {
    rounds,
    journal: () => attached,
    opened,

    /** Works on with this journal, which was read. */
    async attach(journal: Journal) {
      // While it was opened and read.
      if (closed) {
        await journal.close();
        return;
      }
      attached = journal;
      if (ledger.isNewer()) rounds.meetNewer();
      await synchronizer.rebase(journal);
      dispatch(journalOpened(ledger.seq()));
      journal.subscribe(() => void rounds.sync());
      outbox?.subscribe(rounds.noteLeft);
      await rounds.sync();
    },
    /** Works on with this journal, which is what the store shows already. */
    async resume(journal: Journal) {
      if (closed) return;
      attached = journal;
      await rounds.sync();
    },
    /** Stops working with the journal there is; resolves once what is on its way to it has arrived. */
    async detach() {
      attached = undefined;
      await rounds.settling.settled();
    },

    /** Appends what comes from another journal straight to this one, and shows it. */
    move: (parcels: readonly Parcel[]) =>
      opened()
        .append(parcels)
        .finally(() => void rounds.sync()),

    /** Lets go of the journal; what is not durable yet stays unsaved, or in the outbox. */
    close: async () => {
      closed = true;
      const journal = attached;
      attached = undefined;
      await journal?.close();
    },
  };
}
