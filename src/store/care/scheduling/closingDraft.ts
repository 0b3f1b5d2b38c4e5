import type { Attachment } from '@/store/kit/attachments/attachment';
import type { WorkDone, Outcome } from '@/store/care/jobs/outcome';

/** One vehicle of a visit as its form holds it; what came out is the device that is inside. */
export type ClosingLine = {
  [Field in Exclude<keyof Outcome, 'workDone' | 'deviceOut'>]?: Outcome[Field] | undefined;
} & {
  workDone: WorkDone;
};

/** What the form of a visit holds: its vehicles, and how many of the goods of the bag were used. */
export interface ClosingDraft {
  lines: readonly ClosingLine[];
  /** Who signed at the client's, and what they drew. */
  signedBy?: string | undefined;
  drawing?: Attachment | undefined;
  used?: readonly { id?: string | undefined; qty?: number | undefined }[] | undefined;
}
