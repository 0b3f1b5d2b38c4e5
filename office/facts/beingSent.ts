import type { UnknownAction } from '@reduxjs/toolkit';
import { factUndone } from '@/journal/undo/undo';
import type { Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { letterOf } from '@/store/business/letters';
import { refuse } from './admission';

const SENT = 'Not undone: the office is sending it at this moment, or has sent it.';

/** Refuses to take back what asked for a mail that the office has begun to send. */
export async function mustNotBeSending(
  business: Business,
  fact: UnknownAction,
  isSending: (id: string) => Promise<boolean>,
): Promise<void> {
  if (!factUndone.match(fact)) return;
  const mails = businessModel.aboutOf(fact).filter((id) => letterOf(business, id)?.status !== undefined);
  for (const id of mails) if (await isSending(id)) refuse(SENT);
}
