import { Alert, Modal } from 'antd';
import { useState } from 'react';
import type { SheetTable } from '@/store/kit/sheets/headings';
import type { Importable } from '@/store/kit/sheets/importable';
import { FileInput } from '@/ui/FileInput';
import { TextActions } from '@/ui/FormGrid';
import { LeavingQuestion } from '@/ui/LeavingQuestion';
import { useLeaving } from '@/ui/useLeaving';
import type { LimitedAction } from '@/ui/limits';
import { useQueryString } from '@/ui/queryString';
import { RunningWork } from '@/ui/RunningWork';
import { ImportedPartly } from './ImportedPartly';
import { ImportMapping } from './ImportMapping';
import { ImportPreview } from './ImportPreview';
import { saveTemplate } from './saveImportSheets';
import { SavingButton } from './SavingButton';
import { useImport } from './useImport';
import { useTaking, type Taking } from './useTaking';

export interface ImportDialogProps<Draft extends object, Known extends object, Added, Edited> extends Taking<
  Draft,
  Known,
  Added,
  Edited
> {
  title: string;
  importable: Importable<Draft, Known>;
  /** The records that are there. */
  known: readonly Known[];
  /** What its Import does. */
  does: LimitedAction;
  onClose: () => void;
}

const WORDS = ['import', 'left'].flatMap((table) =>
  ['show', 'page', 'size', 'sort', 'q'].map((word) => [`${table}.${word}`, undefined] as const),
);

/**
 * The import of a noun's rows from a file: chosen, read, its columns found, shown, mended and taken. With something typed or
 * mapped it asks before it is left, and it stays to tell which rows were left out.
 */
export function ImportDialog<Draft extends object, Known extends object, Added, Edited>(
  props: ImportDialogProps<Draft, Known, Added, Edited>,
) {
  const { title, importable, known, does, onClose } = props;
  const { take, leftOut } = useTaking(importable, props);
  const { state, send, rows } = useImport(importable, known, take);
  const { write } = useQueryString();
  const [isAskedForFile, setAskedForFile] = useState(false);
  const { table, mapping, mended, reason, share } = state.context;
  const isChoosing = state.matches('choosing') || state.matches('failed');
  const isImported = state.matches('imported');
  // It closes slowly, and until it has, an import would go on.
  const endImport = () => {
    if (state.matches('importing')) send({ type: 'cancelled' });
  };
  const leaving = useLeaving(endImport, !isChoosing && !isImported);

  const takeOtherFile = () => {
    setAskedForFile(false);
    leaving.emptied();
    write(Object.fromEntries(WORDS));
    send({ type: 'cancelled' });
  };
  const otherFile = () => (leaving.isEdited ? setAskedForFile(!isAskedForFile) : takeOtherFile());
  const questionOfFile = isAskedForFile && (
    <LeavingQuestion onStay={() => setAskedForFile(false)} onLeave={takeOtherFile} />
  );
  return (
    <Modal
      title={title}
      open={leaving.open && !(isImported && leftOut.length === 0)}
      onCancel={leaving.leave}
      afterClose={() => {
        write(Object.fromEntries(WORDS));
        onClose();
      }}
      mask={{ closable: false }}
      footer={leaving.question ?? (questionOfFile || null)}
      width={1000}
    >
      {state.matches('failed') && (
        <Alert type="error" showIcon role="alert" title={`Nothing was changed. ${reason ?? ''}`} />
      )}
      {isChoosing && (
        <>
          <FileInput
            take={(file) => {
              leaving.emptied();
              send({ type: 'fileChosen', file });
              return Promise.resolve(file);
            }}
            accept=".xlsx,.csv"
            hint="Drop an Excel workbook (.xlsx) or a CSV file here, or click to choose one. At most 5 MB and 5,000 rows."
          />
          <TextActions>
            <SavingButton label="Download a template" what="The template" save={() => saveTemplate(importable)} />
          </TextActions>
        </>
      )}
      {state.matches('reading') && (
        <RunningWork label="Reading the file…" share={share} onCancel={() => send({ type: 'cancelled' })} />
      )}
      {state.matches('validating') && (
        <RunningWork label="Checking the rows…" share={share} onCancel={() => send({ type: 'cancelled' })} />
      )}
      {state.matches('mapping') && table && (
        <ImportMapping
          columns={importable.columns}
          table={table as SheetTable}
          mapping={mapping}
          onEdit={leaving.edited}
          onOtherFile={otherFile}
          onMapped={(chosen) => send({ type: 'mapped', mapping: chosen })}
        />
      )}
      {(state.matches('preview') || state.matches('importing')) && (
        <ImportPreview
          importable={importable}
          rows={rows}
          mapping={mapping}
          mended={mended}
          does={does}
          busy={state.matches('importing')}
          reason={reason}
          leftOut={leftOut}
          onEdit={leaving.edited}
          onOtherFile={otherFile}
          onMend={(cell, text) => send({ type: 'mended', cell, text })}
          onColumns={() => send({ type: 'mappingAsked' })}
          onConfirm={() => send({ type: 'confirmed' })}
        />
      )}
      {isImported && leftOut.length > 0 && <ImportedPartly leftOut={leftOut} onClose={leaving.close} />}
    </Modal>
  );
}
