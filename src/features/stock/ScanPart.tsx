import { Radio, type InputRef } from 'antd';
import { useState, type Ref } from 'react';
import { formatCount } from '@/format';
import { NotTaken } from '@/parts/importing/NotTaken';
import { SheetFileInput } from '@/parts/importing/SheetFileInput';
import { kindOfLine } from '@/store/stock/receiving/receivingContext';
import { roomOf } from '@/store/purchasing/requests/receipt';
import type { StockRequest } from '@/store/purchasing/requests/request';
import { unitsOfFile } from '@/store/kit/scanning/manifestFile';
import { unitTexts } from '@/store/kit/scanning/manifestText';
import type { CellRows } from '@/store/kit/sheets/cell';
import { Explained } from '@/ui/Explained';
import { ScanField } from '@/ui/ScanField';
import { Section } from '@/ui/Section';
import styles from './Receive.module.css';
import type { OpenManifest } from './useManifest';

const WORDS = {
  Device: {
    label: 'IMEI',
    explains: 'IMEI',
    hint: 'Scan one by one, or paste a column of IMEIs, with serial numbers and SIM card numbers beside them if you have them.',
  },
  SIM: {
    label: 'SIM card’s number (ICCID)',
    explains: 'ICCID',
    hint: 'Scan one by one, or paste a column, with the SIM numbers beside it if you have them.',
  },
};

export interface ScanPartProps {
  request: StockRequest;
  /** The places of the lines whose units are scanned and of which some are missing. */
  lines: readonly number[];
  manifest: OpenManifest;
  /** The field that is scanned into. */
  ref: Ref<InputRef>;
}

/** Takes the numbers of units for one line of a request, which stays chosen. */
export function ScanPart({ request, lines, manifest, ref }: ScanPartProps) {
  const [chosen, setChosen] = useState<number>();
  const [uploaded, setUploaded] = useState<{ text: string; notTaken: readonly string[] }>();
  const place = lines.find((one) => one === chosen) ?? lines[0] ?? 0;
  const line = request.products[place];
  const kind = line && kindOfLine(manifest.context, line) === 'SIM' ? 'SIM' : 'Device';
  const { label, explains, hint } = WORDS[kind];
  const upload = (rows: CellRows, { name }: File) => {
    const { texts, notTaken } = unitsOfFile(rows, kind);
    for (const text of texts) manifest.scan(place, text);
    setUploaded({ text: `${formatCount(texts.length)} read from ${name}.`, notTaken });
  };
  return (
    <Section title="Scan">
      {lines.length > 1 && (
        <Radio.Group
          className={styles.lines ?? ''}
          aria-label="Product that is scanned"
          value={place}
          options={lines.flatMap((value) => {
            const one = request.products[value];
            return one ? [{ value, label: `${one.name}, ${formatCount(roomOf(one))} missing` }] : [];
          })}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      )}
      <Explained word={explains}>
        <ScanField
          ref={ref}
          label={lines.length > 1 ? label : `${label} of ${line?.name ?? ''}`}
          hint={hint}
          begins
          split={(pasted) => unitTexts(pasted, kind)}
          onScan={(text) => manifest.scan(place, text)}
        />
      </Explained>
      <details className={styles.upload}>
        <summary>Upload a list instead</summary>
        <SheetFileInput
          onRows={upload}
          hint="Drop the vendor’s list here, an Excel workbook or a CSV file, or click to choose it"
        />
        <p role="status">{uploaded?.text}</p>
        {uploaded && <NotTaken headings={uploaded.notTaken} />}
      </details>
    </Section>
  );
}
