import { Modal } from 'antd';
import { useRef } from 'react';
import type { FileTable, SheetTable } from '@/store/kit/sheets/headings';
import type { Importable } from '@/store/kit/sheets/importable';
import { focusFirstField } from '@/ui/focusFirstField';
import { Message } from '@/ui/Message';
import type { LimitedAction } from '@/ui/limits';
import { useQueryString } from '@/ui/queryString';
import { RunningWork } from '@/ui/RunningWork';
import { ImportChoosing } from './ImportChoosing';
import { ImportedPartly } from './ImportedPartly';
import { ImportMapping } from './ImportMapping';
import { ImportPreview } from './ImportPreview';
import { useChoosing } from './useChoosing';
import { useImport } from './useImport';
import { useOtherFile } from './useOtherFile';
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

const RUNNING = [
  { when: 'reading', label: 'Reading the file…' },
  { when: 'validating', label: 'Checking the rows…' },
] as const;

const WORDS = ['import', 'left'].flatMap((table) =>
  ['show', 'page', 'size', 'sort', 'q'].map((word) => [`${table}.${word}`, undefined] as const),
);

const Failed = ({ reason = '' }: { reason: string | undefined }) => (
  <Message tone="error" title={`Nothing was changed. ${reason}`} />
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
  const { file, table, mapping, mended, reason, share } = state.context;
  const isChoosing = state.matches('choosing') || state.matches('failed');
  const isImported = state.matches('imported');
  const running = RUNNING.find(({ when }) => state.matches(when))?.label;
  // It closes slowly, and until it has, an import would go on.
  const endImport = () => {
    if (state.matches('importing')) send({ type: 'cancelled' });
  };

  const body = useRef<HTMLDivElement>(null);
  const begin = (chosen: File) => send({ type: 'fileChosen', file: chosen });
  const { leaving, given, forget } = useChoosing({ isChoosing, isImported, onLeaving: endImport, take: begin });
  const otherFile = useOtherFile(leaving, () => {
    write(Object.fromEntries(WORDS));
    forget();
    send({ type: 'cancelled' });
  });
  const asking = { onEdit: leaving.edited, onOtherFile: otherFile.ask };
  return (
    <Modal
      title={title}
      open={leaving.open && !(isImported && leftOut.length === 0)}
      onCancel={leaving.leave}
      afterClose={() => {
        write(Object.fromEntries(WORDS));
        onClose();
      }}
      afterOpenChange={(shown) => shown && focusFirstField(body.current)}
      mask={{ closable: false }}
      footer={leaving.question ?? otherFile.question}
      width={1000}
    >
      <div ref={body}>
        {state.matches('failed') && <Failed reason={reason} />}
        {isChoosing && <ImportChoosing importable={importable} {...given} />}
        {running !== undefined && (
          <RunningWork key={running} label={running} share={share} onCancel={() => send({ type: 'cancelled' })} />
        )}
        {state.matches('mapping') && table && (
          <ImportMapping
            columns={importable.columns}
            table={table as FileTable}
            mapping={mapping}
            onSheet={(sheet) => file && send({ type: 'fileChosen', file, sheet })}
            {...asking}
            onMapped={(chosen) => send({ type: 'mapped', mapping: chosen })}
          />
        )}
        {(state.matches('preview') || state.matches('importing')) && table && (
          <ImportPreview
            importable={importable}
            rows={rows}
            table={table as SheetTable}
            mapping={mapping}
            mended={mended}
            does={does}
            busy={state.matches('importing')}
            share={share}
            reason={reason}
            leftOut={leftOut}
            {...asking}
            onMend={(cell, text) => send({ type: 'mended', cell, text })}
            onColumns={() => send({ type: 'mappingAsked' })}
            onConfirm={() => send({ type: 'confirmed' })}
          />
        )}
        {isImported && leftOut.length > 0 && <ImportedPartly leftOut={leftOut} onClose={leaving.close} />}
      </div>
    </Modal>
  );
}
