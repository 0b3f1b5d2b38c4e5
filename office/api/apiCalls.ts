import type { Business, Noun } from '@/store/business/business';
import { readableTo } from '@/store/business/feeds/readable';
import { withheldFrom } from '@/store/business/feeds/withheld';
import { ROLE_LABELS } from '@/store/kit/roles';
import type { Quotas } from '../facts/quotas';
import { refusal, type ApiAnswer, type ApiCall } from './apiCall';
import type { ApiTokens } from './apiTokens';
import type { JournalPlace } from './journalPlace';
import { RESOURCES } from './resources';
import type { PublishedChanges } from './publishedChanges';

const NO_TOKEN = refusal(401, 'This is no token of the office, or it was removed. Make one in Settings → API.');
const ENDED = refusal(403, 'This token has ended. An admin renews it, or makes another one, in Settings → API.');
const TOO_MUCH = refusal(429, 'This token has called too often. Call twice a second at most.', 1);
const OUTDATED = refusal(503, 'The office is being brought to a newer version. Call again in a moment.', 30);
const NOTHING_HERE = refusal(404, 'There is nothing at this address. /api/v1/openapi.json tells what there is.');

export interface ApiCallsOptions {
  tokens: Pick<ApiTokens, 'of'>;
  /** All that the office knows now, and where the journal was read to for that. */
  latest: () => Promise<{ business: Business; place: JournalPlace }>;
  changes: Pick<PublishedChanges, 'at'>;
  /** Whether a newer program has written what this one cannot read. */
  isOutdated: () => boolean;
  quotas: Pick<Quotas, 'take'>;
}

/** Answers calls of the API, each as far as the declarations of the facts let the role of its token read. */
export function apiCalls({ tokens, latest, changes, isOutdated, quotas }: ApiCallsOptions) {
  return async ({ path, query, token: given }: ApiCall): Promise<ApiAnswer> => {
    const token = await tokens.of(given);
    if (!token) return NO_TOKEN;
    if (!quotas.take('calls', token.id, 1)) return TOO_MUCH;
    if (token.hasEnded) return ENDED;
    const resource = RESOURCES.get(path);
    if (!resource) return NOTHING_HERE;
    const withheld = withheldFrom(token.role);
    if (Object.keys(resource.madeOf).some((noun) => withheld.has(noun as Noun)))
      return refusal(
        403,
        `A token that reads as ${ROLE_LABELS[token.role]} may not read ${resource.what}. Make another one in Settings → API.`,
      );
    const page = resource.asked(query);
    if (typeof page === 'string') return refusal(400, page);
    if (isOutdated()) return OUTDATED;
    const { business, place } = await latest();
    return { status: 200, body: page(readableTo(token, business), changes.at(path, place)) };
  };
}
