import type { Msg } from '@nats-io/nats-core';
import { API_CALLED, ASKED_OF_API } from '@/journal/adapters/nats/subjects';
import { selectJournal } from '@/journal/sync/journalSlice';
import type { openBusinessDesk } from '../facts/businessDesk';
import { createQuotas } from '../facts/quotas';
import { hearAsLeader } from '../hearAsLeader';
import { openLeaderDesk, type LeaderDeskOptions } from '../leaderDesk';
import type { AccessBook } from '../signIn/accessBook';
import { complain } from '../tell';
import { refusal, type ApiCall } from './apiCall';
import { apiCalls } from './apiCalls';
import { apiTokensIn } from './apiTokens';
import { tokenAnswers } from './tokenAnswers';

const FAILED = refusal(503, 'The office could not answer. Call again in a moment.', 5);

export interface ApiDeskOptions extends Pick<
  LeaderDeskOptions,
  'connection' | 'leadership' | 'roleOf' | 'note' | 'whenceOf'
> {
  accessBook: AccessBook;
  desk: Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'store' | 'latest' | 'changes'>;
  now: () => Date;
}

/** Opens what answers the calls of an office's API, which its web servers pass on, and who may call. */
export function openApiDesk({
  connection,
  leadership,
  accessBook,
  desk: { store, latest, changes },
  now,
  ...asking
}: ApiDeskOptions) {
  const tokens = apiTokensIn(accessBook, () => now().getTime());
  const answer = apiCalls({
    tokens,
    latest,
    changes,
    isOutdated: () => selectJournal(store.getState()).outdated,
    quotas: createQuotas(),
  });
  const respond = async (message: Msg) => {
    const told = await answer(message.json<ApiCall>()).catch((error: unknown) => {
      complain(`A call of the API could not be answered: ${String(error)}`);
      return FAILED;
    });
    if (!connection.isClosed()) message.respond(JSON.stringify(told));
  };
  const stopFollowing = leadership.follow((leads) => {
    if (leads) tokens.endLater().catch((error: unknown) => complain(`Tokens have no end yet: ${String(error)}`));
  });
  const endCalls = hearAsLeader(
    { connection, leadership },
    { subject: API_CALLED, queue: 'api' },
    (message) => void respond(message),
  );
  const answering = openLeaderDesk({
    ...asking,
    connection,
    leadership,
    name: 'api',
    subject: ASKED_OF_API,
    answer: tokenAnswers(tokens),
  });
  return {
    close() {
      stopFollowing();
      endCalls();
      answering.close();
    },
  };
}
