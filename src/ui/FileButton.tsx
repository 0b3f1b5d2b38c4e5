import { PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Icon } from './Icon';
import { useToast } from './toast';

export interface FileButtonProps {
  name: string;
  /** The file's media type. */
  type: string;
  /** Its bytes; undefined when they are gone. */
  read: () => Promise<Blob | undefined>;
}

/** Opens a file in a new tab; an SVG is downloaded instead, as opened it could run scripts of its own. */
async function open({ name, type, read }: FileButtonProps) {
  const file = await read();
  if (!file) throw new Error(`This browser no longer has the file ${name}.`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.target = '_blank';
  if (type.startsWith('image/svg')) link.download = name;
  link.click();
  // The new tab needs a moment to read it; a minute later nobody does any more.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The name of a kept file, which opens it. */
export function FileButton(file: FileButtonProps) {
  const toast = useToast();
  const show = () => open(file).catch((error: unknown) => toast({ text: String(error instanceof Error ? error.message : error) }));
  return (
    <Button type="link" size="small" style={{ padding: 0 }} icon={<Icon of={PaperClipOutlined} />} onClick={() => void show()}>
      {file.name}
    </Button>
  );
}
