import { CopyOutlined } from '@ant-design/icons';
import { use } from 'react';
import { SaidInDialogs } from './dialogWords';
import { IconButton } from './IconButton';
import { useToast } from './toast';

/** Copies a text; `what` says what it is, such as `IMEI`. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const toast = useToast();
  const words = use(SaidInDialogs);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: words.copied(what) });
    } catch {
      toast({ text: `The ${what} could not be copied: select it and press Ctrl C.` });
    }
  };
  return <IconButton icon={CopyOutlined} name={words.copy(what)} onClick={() => void copy()} />;
}
