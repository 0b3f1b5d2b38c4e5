import { Button, Form } from 'antd';
import { useState } from 'react';
import { formatCount } from '@/format';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { contentsAt, selectContents } from '@/store/stock/onHand/contents';
import { bagOf, closingOfToday } from '@/store/care/scheduling/closing';
import { firstLines } from '@/store/care/scheduling/firstLines';
import { selectClosingContext } from '@/store/care/scheduling/closingContext';
import type { ClosingDraft, ClosingLine } from '@/store/care/scheduling/closingDraft';
import { closingSchema } from '@/store/care/scheduling/closingSchema';
import { scannedPart } from '@/store/care/scheduling/closingScan';
import { clientOf, leftOf, type Job } from '@/store/care/jobs/job';
import { jobClosed } from '@/store/facts/jobs';
import { DigitsInput } from '@/ui/DigitsInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormGrid } from '@/ui/FormGrid';
import { Rows } from '@/ui/Rows';
import { ScanField } from '@/ui/ScanField';
import { ClosingLineFields } from './ClosingLineFields';
import styles from './CloseJobDialog.module.css';

const UsedField = fieldsOf<{ qty: number }>();

/** Puts each scanned device or SIM of the bag where the first vehicle waits for it. */
function ClosingScan({ job }: { job: Job }) {
  const form = Form.useFormInstance();
  const context = useAppSelector(selectClosingContext);
  const today = useToday();
  const scan = (text: string) => {
    const lines = (form.getFieldValue('lines') ?? []) as ClosingLine[];
    const { put, ...answer } = scannedPart(context, job, lines, text, today);
    if (put) form.setFieldValue(['lines', put.line, put.field], put.value);
    return answer;
  };
  return (
    <ScanField
      label="Scan IMEI or SIM"
      hint="Of the installer’s bag; it goes to the first vehicle that waits for it."
      onScan={scan}
    />
  );
}

/** How many of the goods of the bag were used. */
function UsedGoods({ job }: { job: Job }) {
  const { bins } = contentsAt(useAppSelector(selectContents), bagOf(job));
  if (bins.length === 0) return undefined;
  return (
    <details className={styles.used}>
      <summary>Goods used from the bag</summary>
      <FormGrid>
        <Rows name="used">
          {({ index }) => {
            const bin = bins[index];
            return (
              <UsedField
                name="qty"
                label={bin?.productName ?? 'Goods'}
                hint={`${formatCount(bin?.qty ?? 0)} in the bag`}
              >
                <DigitsInput />
              </UsedField>
            );
          }}
        </Rows>
      </FormGrid>
    </details>
  );
}

export interface CloseJobDialogProps {
  job: Job;
  onClose: () => void;
}

/** Says what a visit came to, vehicle by vehicle: stock, bag, vehicles, Addition List and bill follow. */
export default function CloseJobDialog({ job, onClose }: CloseJobDialogProps) {
  const say = useSay();
  const dispatch = useAppDispatch();
  const today = useToday();
  const context = useAppSelector(selectClosingContext);
  const { bins } = contentsAt(useAppSelector(selectContents), bagOf(job));
  const [begun] = useState(() => ({ lines: firstLines(context, job), used: bins.map(({ id }) => ({ id })) }));
  const close = (draft: ClosingDraft) =>
    say(jobClosed(dispatch(closingOfToday(job, draft))), `Job ${job.number} of ${clientOf(job)} closed`);
  const installer = context.installers.entities[job.visit?.installerId ?? '']?.name ?? '';
  return (
    <FormDialog
      title={`Close Job ${job.number}`}
      does={jobClosed}
      save="Close Job"
      width={820}
      schema={closingSchema(context, job, today)}
      initialValues={begun}
      onSubmit={close}
      onClose={onClose}
    >
      <p
        className={styles.who}
      >{`${clientOf(job)}, ${job.request.location}. Visited by ${installer}; ${formatCount(leftOf(job))} to do.`}</p>
      <ClosingScan job={job} />
      <Rows
        name="lines"
        footer={(append) => (
          <Button onClick={append} className={styles.add ?? ''}>
            Add Vehicle
          </Button>
        )}
      >
        {({ index, count, remove }) => (
          <fieldset className={styles.line} aria-label={`Vehicle ${index + 1}`}>
            <div className={styles.head}>
              <h3>{`Vehicle ${index + 1} of ${count}`}</h3>
              {count > 1 && (
                <Button size="small" aria-label={`Leave out vehicle ${index + 1}`} onClick={remove}>
                  Leave out
                </Button>
              )}
            </div>
            <ClosingLineFields job={job} index={index} />
          </fieldset>
        )}
      </Rows>
      <UsedGoods job={job} />
    </FormDialog>
  );
}
