import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import type { SheetTable } from '@/store/sheets/headings';
import type { Importable } from '@/store/sheets/importable';
import { FileInput } from '@/ui/FileInput';
import { TextActions } from '@/ui/FormGrid';
import { LeavingQuestion } from '@/ui/LeavingQuestion';
import type { Deed } from '@/ui/limits';
import { useQueryString } from '@/ui/queryString';
import { RunningWork } from '@/ui/RunningWork';
import { ImportMapping } from './ImportMapping';
import { ImportPreview } from './ImportPreview';
import { saveTemplate } from './saveImportSheets';
import { useImport } from './useImport';
import { useTaking, type Taking } from './useTaking';

export interface ImportDialogProps<Draft extends object, Known extends object, Added, Edited> extends Taking<Draft, Known, Added, Edited> {
  title: string;
  importable: Importable<Draft, Known>;
  /** The records that are there. */
  known: readonly Known[];
  /** What its Import does. */
  does: Deed;
  onClose: () => void;
}

const WORDS = ['show', 'page', 'size', 'sort', 'q'].map((word) => [`import.${word}`, undefined] as const);

/**
 * The import of a noun's rows from a file: chosen, read, its columns found, shown, mended and taken. With a cell mended it asks
 * before it is left.
 */
export function ImportDialog<Draft extends object, Known extends object, Added, Edited>(
  props: ImportDialogProps<Draft, Known, Added, Edited>,
) {
  const { title, importable, known, does, onClose } = props;
  const { state, send, rows } = useImport(importable, known, useTaking(importable, props));
  const { write } = useQueryString();
  const [open, setOpen] = useState(true);
  const { table, mapping, mended, reason, share } = state.context;
  const [asking, setAsking] = useState(false);
  const isMended = Object.keys(mended).length > 0;
  const isChoosing = state.matches('choosing') || state.matches('failed');
  return (
    <Modal
      title={title}
      open={open && !state.matches('imported')}
      onCancel={() => (isMended ? setAsking(!asking) : setOpen(false))}
      afterClose={() => {
        write(Object.fromEntries(WORDS));
        onClose();
      }}
      mask={{ closable: false }}
      footer={asking && isMended ? <LeavingQuestion onStay={() => setAsking(false)} onLeave={() => setOpen(false)} /> : null}
      width={1000}
    >
      {state.matches('failed') && <Alert type="error" showIcon role="alert" title={`Nothing was changed. ${reason ?? ''}`} />}
      {isChoosing && (
        <>
          <FileInput
            take={(file) => {
              send({ type: 'fileChosen', file });
              return Promise.resolve(file);
            }}
            accept=".xlsx,.csv"
            hint="Drop an Excel workbook (.xlsx) or a CSV file here, or click to choose one. At most 5 MB and 5,000 rows."
          />
          <TextActions>
            <Button onClick={() => void saveTemplate(importable)}>Download a template</Button>
          </TextActions>
        </>
      )}
      {state.matches('reading') && <RunningWork label="Reading the file…" share={share} onCancel={() => send({ type: 'cancelled' })} />}
      {state.matches('judging') && <RunningWork label="Checking the rows…" share={share} onCancel={() => send({ type: 'cancelled' })} />}
      {state.matches('mapping') && table && (
        <ImportMapping
          columns={importable.columns}
          table={table as SheetTable}
          mapping={mapping}
          onMapped={(chosen) => send({ type: 'mapped', mapping: chosen })}
        />
      )}
      {(state.matches('preview') || state.matches('importing')) && (
        <ImportPreview
          importable={importable}
          rows={rows}
          mended={mended}
          does={does}
          busy={state.matches('importing')}
          reason={reason}
          onMend={(cell, text) => send({ type: 'mended', cell, text })}
          onColumns={() => send({ type: 'mappingAsked' })}
          onConfirm={() => send({ type: 'confirmed' })}
        />
      )}
    </Modal>
  );
}
