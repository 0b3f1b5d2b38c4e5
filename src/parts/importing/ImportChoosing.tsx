import type { Importable } from '@/store/kit/sheets/importable';
import { FileInput } from '@/ui/FileInput';
import { TextActions } from '@/ui/FormGrid';
import { PastedRows } from './PastedRows';
import { saveTemplate } from './saveImportSheets';
import { SavingButton } from './SavingButton';

interface ImportChoosingProps<Draft extends object, Known extends object> {
  importable: Importable<Draft, Known>;
  /** The lines that are pasted, and what becomes of them. */
  pasted: string;
  onPaste: (text: string) => void;
  onPasted: () => void;
  onFile: (file: File) => void;
}

/** Takes the file of an import, or lines that are pasted, or gives an empty one to fill in. */
export const ImportChoosing = <Draft extends object, Known extends object>({
  importable,
  onFile,
  ...pasting
}: ImportChoosingProps<Draft, Known>) => (
  <>
    {importable.pasted !== undefined && <PastedRows hint={importable.pasted} {...pasting} />}
    <FileInput
      take={(file) => {
        onFile(file);
        return Promise.resolve(file);
      }}
      accept=".xlsx,.csv,.json"
      hint="Drop an Excel workbook (.xlsx), a CSV or a JSON file here, or click to choose one. At most 5 MB and 5,000 rows."
    />
    <TextActions>
      <SavingButton label="Download a template" what="The template" save={() => saveTemplate(importable)} />
    </TextActions>
  </>
);
