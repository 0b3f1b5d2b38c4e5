import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { doubtfulColumns, type FileTable, type Mapping } from '@/store/kit/sheets/headings';
import type { ImportColumn } from '@/store/kit/sheets/importable';
import { FieldLabel } from '@/ui/FieldLabel';
import { TextActions } from '@/ui/FormGrid';

const NONE = -1;

export interface ImportMappingProps<Draft extends object> {
  columns: readonly ImportColumn<Draft>[];
  table: FileTable;
  mapping: Mapping;
  /** Another sheet is to be read, by its place. */
  onSheet: (sheet: number) => void;
  onEdit: () => void;
  onOtherFile: () => void;
  onMapped: (mapping: Mapping) => void;
}

/** Which column of the file each of ours is, by hand. */
export function ImportMapping<Draft extends object>({
  columns,
  table,
  mapping,
  onSheet,
  onEdit,
  onOtherFile,
  onMapped,
}: ImportMappingProps<Draft>) {
  const id = useId();
  const [chosen, setChosen] = useState(mapping);
  const doubts = doubtfulColumns(table, columns);
  const options = [
    { value: NONE, label: 'Not in this file' },
    ...table.headings.map((heading, value) => ({ value, label: heading || `Column ${value + 1}` })),
  ];
  return (
    <>
      {table.sheets.length > 1 && (
        <p>
          <label htmlFor={`${id}sheet`}>Sheet</label>
          <Select
            id={`${id}sheet`}
            style={{ width: '100%' }}
            value={table.sheet}
            options={table.sheets.map((label, value) => ({ value, label }))}
            onChange={onSheet}
          />
        </p>
      )}
      <p>Match the columns of your file.</p>
      {columns.map(({ key, title, optional = false }) => (
        <p key={key}>
          <label htmlFor={`${id}${key}`}>
            <FieldLabel required={!optional}>{title}</FieldLabel>
          </label>
          <Select
            id={`${id}${key}`}
            style={{ width: '100%' }}
            aria-required={!optional}
            value={chosen[key] ?? NONE}
            options={options}
            aria-describedby={doubts[key] && `${id}${key}doubt`}
            onChange={(place: number) => {
              setChosen({ ...chosen, [key]: place === NONE ? undefined : place });
              onEdit();
            }}
          />
          {doubts[key] && (
            <span id={`${id}${key}doubt`}>{`Your file has ${doubts[key].join(' and ')}: choose which one it is.`}</span>
          )}
        </p>
      ))}
      <TextActions>
        <Button onClick={onOtherFile}>Choose another file</Button>
        <Button type="primary" onClick={() => onMapped(chosen)}>
          Show the rows
        </Button>
      </TextActions>
    </>
  );
}
