import type { ReportsStatus } from '@/office/sms/smsReports';
import { REPORT_ADDRESS } from '@/office/sms/smsReports';
import { hashOf, isSecretOf } from '../signIn/tokens';
import { describedReports } from './describedReports';
import type { EarlyReports } from './earlyReports';
import type { KeptSms, SmsSending } from './keptSms';
import { msg91Reports } from './msg91Reports';
import type { ReportAnswer, ReportCall, SmsReport } from './report';
import { isSignedBy } from './signature';

const OFF: ReportAnswer = { status: 404, text: 'There is nothing at this address.' };
const NOT_SIGNED: ReportAnswer = { status: 403, text: 'The signature of this report is not right.' };
const UNREADABLE: ReportAnswer = { status: 400, text: 'There is no report in this that can be read.' };
const LATER: ReportAnswer = { status: 503, text: 'The office could not keep this. Report it again in a moment.' };
const TAKEN: ReportAnswer = { status: 200, text: 'OK' };

/** What came of a report: it told something, was known before, is of no SMS here, or could not be kept now. */
export type ReportOutcome = 'taken' | 'known' | 'unknown' | 'again';

interface ReportTakingOptions {
  kept: Pick<KeptSms, 'read' | 'reportSecret'>;
  early: EarlyReports;
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
export function reportTaking({ kept, early, tell, now }: ReportTakingOptions) {
  const counts = { since: instantOf(now()), taken: 0, refused: 0, unknown: 0, unreadable: 0 };

  const takeAll = async (reports: readonly SmsReport[]): Promise<ReportAnswer> => {
    const unknown: SmsReport[] = [];
    for (const report of reports) {
      const outcome = await tell(report);
      if (outcome === 'again') return LATER;
      if (outcome === 'taken') counts.taken += 1;
      if (outcome === 'unknown') unknown.push({ ...report, at: report.at ?? instantOf(now()) });
    }
    if (unknown.length > 0) counts.unknown += await early.keep(unknown);
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
    /** Counts calls that were refused before they came here. */
    noteRefused: (calls: number) => void (counts.refused += calls),
    /** Tells what came before it was known that the provider took it; what is known to nobody after a while is counted. */
    async takeEarly(): Promise<void> {
      const over: SmsReport[] = [];
      for (const report of await early.all()) {
        const outcome = await tell(report);
        if (outcome === 'again') break;
        if (outcome === 'unknown' && !early.isOver(report.requestId)) continue;
        over.push(report);
        if (outcome === 'taken') counts.taken += 1;
        if (outcome === 'unknown') counts.unknown += 1;
      }
      if (over.length > 0) await early.drop(over);
    },
    async told(): Promise<ReportsStatus> {
      const secret = await kept.reportSecret();
      return { ...(secret !== undefined && { path: `${REPORT_ADDRESS}/${secret}` }), counts: { ...counts } };
    },
  };
}

export type ReportTaking = ReturnType<typeof reportTaking>;
