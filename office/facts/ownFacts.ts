import type { UnknownAction } from '@reduxjs/toolkit';
import { NOT_READY } from '@/journal/adapters/nats/answers';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import type { Office } from '@/journal/adapters/nats/reader';
import { businessModel } from '@/store/business/businessModel';
import { BY } from '../beginning';
import type { openFactDesk } from './factDesk';
import type { OwnValidator } from './businessValidator';
import type { Moves } from './moves';
import { placing } from './placing';

const LATER: FactAnswer = { again: NOT_READY };
const SMALL = () => Promise.reject(new Error('What the office says of its own travels whole.'));

interface OwnFactsOptions {
  office: Office;
  validator: OwnValidator;
  desk: Pick<ReturnType<typeof openFactDesk>, 'inTurn' | 'leads'>;
  moves: Pick<Moves, 'isUnderWay'>;
}

/** Says what the office did of its own, in turn with what people say, as long as this machine leads: nothing amid a history that moves in. */
export function ownFacts({ office, validator: { validateOwn, readOn }, desk, moves }: OwnFactsOptions) {
  const place = placing({ office, validator: { validate: validateOwn, readOn }, putContent: SMALL });
  /** What becomes of a fact with that identity: said twice it is kept once. */
  return (id: string, action: UnknownAction): Promise<FactAnswer> => {
    const parcel = { id, by: '', at: '', version: businessModel.version, about: businessModel.aboutOf(action), action };
    return desk.inTurn(async () => (desk.leads() && !(await moves.isUnderWay()) ? place(BY, parcel) : LATER));
  };
}
