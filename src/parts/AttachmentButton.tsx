import { PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { inPlainWords, TRY_AGAIN } from '@/journal/kit/plainWords';
import type { Attachment } from '@/store/kit/attachments/attachment';
import { readAttachment } from '@/store/kit/attachments/attachments';
import { isShown } from '@/store/kit/attachments/attachmentType';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { Icon } from '@/ui/Icon';
import { useToast } from '@/ui/toast';
import { useAppDispatch } from './hooks';

/**
 * Opens a kept file in a new tab when its bytes are of a type that we keep, as which the browser shows it and nothing
 * else; any other one, such as a page or an SVG out of a backup, is downloaded. Should one be opened all the same, it may
 * run nothing: it inherits what our page says of that.
 */
function open(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.target = '_blank';
  link.rel = 'noopener';
  if (!isShown(file.type)) link.download = name;
  link.click();
  // The new tab needs a moment to read it; a minute later nobody does any more.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The name of an attached file, which opens it. */
export function AttachmentButton({ attachment }: { attachment: Attachment }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  // A backup may hold names that nobody cleaned.
  const name = cleanLine(attachment.name);
  const show = async () => {
    try {
      open(name, await dispatch(readAttachment(attachment)));
    } catch (error) {
      toast({ text: inPlainWords(error, TRY_AGAIN) });
    }
  };
  return (
    <Button
      type="link"
      size="small"
      style={{ padding: 0 }}
      icon={<Icon of={PaperClipOutlined} />}
      onClick={() => void show()}
    >
      {name}
    </Button>
  );
}
