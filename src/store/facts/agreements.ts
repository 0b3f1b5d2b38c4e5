import { nameOf, type Clients } from '@/store/billing/accounts/accountChanges';
import type { Letter } from '@/store/billing/letters/letter';
import type { Proration } from '@/store/clients/accounts/account';
import { CREDIT_AMOUNTS, CREDIT_LABELS, type CreditTerms } from '@/store/clients/accounts/creditTerms';
import { WISH_LABELS, type ConfirmedPlace, type WritingWishes } from '@/store/clients/accounts/writingWishes';
import { valueChanges, type Edit } from '@/store/kit/edit';
import { fact } from './fact';

/** What may be said of what is agreed with a client beside its bill: facts of the accounts. */
export const agreementFacts = {
  /** How the run charges a part of a month. */
  prorationChosen: fact((accountId: string, edit: Edit<{ proration?: Proration }>) => ({ accountId, edit }), {
    about: ({ accountId }) => [accountId],
    words: ({ accountId }, state: Clients) => `chose how a part of a month is charged to ${nameOf(state, accountId)}`,
    changes: ({ edit }) => valueChanges<{ proration?: Proration }>(edit, { proration: 'Part of a Month' }),
  }),
  /** The most that a client may owe, and in how many days its bills are due; emptied it is not agreed any more. */
  creditAgreed: fact((accountId: string, edit: Edit<CreditTerms>) => ({ accountId, edit }), {
    withheldFrom: ['stock'],
    about: ({ accountId }) => [accountId],
    words: ({ accountId }, state: Clients) => `changed the credit terms of ${nameOf(state, accountId)}`,
    changes: ({ edit }) => valueChanges<CreditTerms>(edit, CREDIT_LABELS, CREDIT_AMOUNTS),
  }),
  /** In which language a client wants to be written to, and of what. */
  wishesTold: fact((accountId: string, edit: Edit<WritingWishes>) => ({ accountId, edit }), {
    about: ({ accountId }) => [accountId],
    words: ({ accountId }, state: Clients) => `noted how ${nameOf(state, accountId)} wants to be written to`,
    changes: ({ edit }) => valueChanges<WritingWishes>(edit, WISH_LABELS),
  }),
  /** A mail that the mail server had accepted came back to the sender's mailbox: nobody receives mail at its address. */
  mailCameBack: fact(
    ({ id, accountId, to }: Pick<Letter, 'id' | 'accountId' | 'to'>, at: string = new Date().toISOString()) => ({
      id,
      accountId,
      to,
      at,
    }),
    {
      by: ['sales', 'care'],
      // It names a letter, which stock is not told of.
      withheldFrom: ['stock'],
      about: ({ id, accountId }) => [id, accountId],
      words: ({ accountId, to }, state: Clients) => `said that mail to ${nameOf(state, accountId)} at ${to} came back`,
    },
  ),
  /** Somebody receives messages at an address or a number of a client, though a server or a provider has said that nobody does: it is tried again. */
  receiverConfirmed: fact((accountId: string, { to, at }: ConfirmedPlace) => ({ accountId, to, at }), {
    by: [],
    about: ({ accountId }) => [accountId],
    words: ({ accountId, to }, state: Clients) =>
      `said that somebody receives what is sent to ${nameOf(state, accountId)} at ${to}`,
  }),
};
