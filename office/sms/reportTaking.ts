import type { ReportsTold } from '@/office/sms/smsReports';
import { REPORT_ADDRESS } from '@/office/sms/smsReports';
import { hashOf, isSecretOf } from '../signIn/tokens';
import { describedReports } from './describedReports';
import type { KeptSms, SmsSending } from './keptSms';
import { msg91Reports } from './msg91Reports';
import type { ReportAnswer, ReportCall, SmsReport } from './report';
import { isSignedBy } from './signature';

/** A report of an SMS that nobody knows yet waits so long for the word that the provider took it, which may come after. */
const EARLY_MS = 300_000;
const MOST_EARLY = 500;

const OFF: ReportAnswer = { status: 404, text: 'There is nothing at this address.' };
const NOT_SIGNED: ReportAnswer = { status: 403, text: 'The signature of this report is not right.' };
const UNREADABLE: ReportAnswer = { status: 400, text: 'There is no report in this that can be read.' };
const LATER: ReportAnswer = { status: 503, text: 'The office could not keep this. Report it again in a moment.' };
const TAKEN: ReportAnswer = { status: 200, text: 'OK' };

/** What came of a report: it told something, was known before, is of no SMS here, or could not be kept now. */
export type ReportOutcome = 'taken' | 'known' | 'unknown' | 'again';

interface ReportTakingOptions {
  kept: Pick<KeptSms, 'read' | 'reportSecret'>;
  /** Tells a report as a fact, where it says something new. */
  tell: (report: SmsReport) => Promise<ReportOutcome>;
  /** Milliseconds. */
  now: () => number;
}

const asksForSignature = ({ provider, signatureHeader }: SmsSending) => provider !== 'MSG91' && !!signatureHeader;

/** What a call reports; a signature is of the body alone, so where there is to be one nothing is read from the address. */
function reportsIn(settings: SmsSending, query: string, body: string) {
  if (settings.provider === 'MSG91') return msg91Reports(body, settings.key);
  return describedReports(settings, asksForSignature(settings) ? body : body || query);
}

/** Whether a call is signed as the settings ask for. */
function isSigned(settings: SmsSending, { headers }: ReportCall, body: Buffer) {
  const { signatureHeader = '', signatureKey = '' } = settings;
  if (!asksForSignature(settings)) return true;
  return signatureKey !== '' && isSignedBy(signatureKey, body, headers[signatureHeader.toLowerCase()] ?? '');
}

const instantOf = (time: number) => new Date(time).toISOString();

/** Takes the reports of a provider of SMS, and counts what comes. */
export function reportTaking({ kept, tell, now }: ReportTakingOptions) {
  const counts = { since: instantOf(now()), taken: 0, refused: 0, unknown: 0, unreadable: 0 };
  const early = new Map<string, SmsReport & { heardAt: number }>();

  const keepEarly = (report: SmsReport) => {
    const before = early.get(report.requestId);
    if (before?.became !== 'deliver')
      early.set(report.requestId, { ...report, at: report.at ?? instantOf(now()), heardAt: before?.heardAt ?? now() });
    for (const [oldest] of early) {
      if (early.size <= MOST_EARLY) break;
      early.delete(oldest);
      counts.unknown += 1;
    }
  };
  const takeAll = async (reports: readonly SmsReport[]): Promise<ReportAnswer> => {
    for (const report of reports) {
      const outcome = await tell(report);
      if (outcome === 'again') return LATER;
      if (outcome === 'taken') counts.taken += 1;
      if (outcome === 'unknown') keepEarly(report);
    }
    return TAKEN;
  };

  return {
    /** Takes what a provider reports in a call; refuses one without the right secret or signature. */
    async take(call: ReportCall): Promise<ReportAnswer> {
      const [secret, { settings }] = await Promise.all([kept.reportSecret(), kept.read()]);
      if (secret === undefined || !settings || !isSecretOf(hashOf(secret), call.secret)) {
        counts.refused += 1;
        return OFF;
      }
      const body = Buffer.from(call.body, 'base64');
      if (!isSigned(settings, call, body)) {
        counts.refused += 1;
        return NOT_SIGNED;
      }
      const reports = reportsIn(settings, call.query, body.toString());
      if (reports) return takeAll(reports);
      counts.unreadable += 1;
      return UNREADABLE;
    },
    /** Tells what came before it was known that the provider took it; what is known to nobody after a while is counted. */
    async takeEarly(): Promise<void> {
      for (const [requestId, { heardAt, ...report }] of early) {
        const outcome = await tell(report);
        if (outcome === 'again') return;
        if (outcome === 'unknown' && now() - heardAt < EARLY_MS) continue;
        early.delete(requestId);
        if (outcome === 'taken') counts.taken += 1;
        if (outcome === 'unknown') counts.unknown += 1;
      }
    },
    async told(): Promise<ReportsTold> {
      const secret = await kept.reportSecret();
      return { ...(secret !== undefined && { path: `${REPORT_ADDRESS}/${secret}` }), counts: { ...counts } };
    },
  };
}

export type ReportTaking = ReturnType<typeof reportTaking>;
