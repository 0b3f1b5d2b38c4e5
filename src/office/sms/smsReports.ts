/** How another provider tells what became of an SMS that it took: in words that an admin copies from its pages. */
export interface SmsReporting {
  /** What its answer holds where nobody has the number. */
  wrongNumber?: string | undefined;
  /** Where the id of an SMS stands in its answer, as {id}. */
  idInAnswer?: string | undefined;
  /** The fields of a report that hold that id, the status and why: `a.b` is b of a. */
  reportId?: string | undefined;
  reportStatus?: string | undefined;
  reportWords?: string | undefined;
  /** The field that holds when that was; without it, that is when the office hears it. */
  reportTime?: string | undefined;
  /** What the status is where the phone got it, where it did not, and what status or reason says that nobody has the number; parted by commas. */
  deliveredIs?: string | undefined;
  failedIs?: string | undefined;
  wrongNumberIs?: string | undefined;
  /** The header that holds the signature of a report, HMAC-SHA256 of its body. */
  signatureHeader?: string | undefined;
  /** Where the status of an SMS is asked for. */
  statusUrl?: string | undefined;
}

/** Where the office hears reports of SMS; a secret follows, by which alone it is known that they are the provider's. */
export const REPORT_ADDRESS = '/sms/report';

/** What came at that address since the office was started, or another of its machines took over. */
export interface ReportCounts {
  /** An ISO time. */
  since: string;
  /** Reports that told something of an SMS here. */
  taken: number;
  /** Calls without the right secret or signature, and those of whoever made too many of them. */
  refused: number;
  /** Reports of no SMS to a client here, such as those of OTPs. */
  unknown: number;
  /** Calls that held no report that can be read. */
  unreadable: number;
}

/** How the office hears reports, as admins are told. */
export interface ReportsStatus {
  /** The end of the address to give to the provider; absent while it is off. */
  path?: string;
  counts: ReportCounts;
}
