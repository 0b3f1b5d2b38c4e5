import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import type { Mapping, SheetTable } from '@/store/kit/sheets/headings';
import type { ImportColumn } from '@/store/kit/sheets/importable';
import { TextActions } from '@/ui/FormGrid';

const NONE = -1;

export interface ImportMappingProps<Draft extends object> {
  columns: readonly ImportColumn<Draft>[];
  table: SheetTable;
  mapping: Mapping;
  onEdit: () => void;
  onOtherFile: () => void;
  onMapped: (mapping: Mapping) => void;
}

/** Which column of the file each of ours is, by hand. */
export function ImportMapping<Draft extends object>({
  columns,
  table,
  mapping,
  onEdit,
  onOtherFile,
  onMapped,
}: ImportMappingProps<Draft>) {
  const id = useId();
  const [chosen, setChosen] = useState(mapping);
  const options = [
    { value: NONE, label: 'Not in this file' },
    ...table.headings.map((heading, value) => ({ value, label: heading || `Column ${value + 1}` })),
  ];
  return (
    <>
      <p>Say which column of your file is which.</p>
      {columns.map(({ key, title }) => (
        <p key={key}>
          <label htmlFor={`${id}${key}`}>{title}</label>
          <Select
            id={`${id}${key}`}
            style={{ width: '100%' }}
            value={chosen[key] ?? NONE}
            options={options}
            onChange={(place: number) => {
              setChosen({ ...chosen, [key]: place === NONE ? undefined : place });
              onEdit();
            }}
          />
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
