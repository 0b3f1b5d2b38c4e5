import { CopyOutlined } from '@ant-design/icons';
import { IconButton } from './IconButton';
import { useToast } from './toast';

/** Copies a text; `what` says what it is, such as `IMEI`. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: `${what} copied` });
    } catch {
      toast({ text: `The ${what} could not be copied: select it and press Ctrl C.` });
    }
  };
  return <IconButton icon={CopyOutlined} name={`Copy ${what}`} onClick={() => void copy()} />;
}
