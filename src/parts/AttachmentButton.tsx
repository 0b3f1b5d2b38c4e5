import { PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { messageOf } from '@/journal/messageOf';
import type { Attachment } from '@/store/attachments/attachment';
import { readAttachment } from '@/store/attachments/attachments';
import { Icon } from '@/ui/Icon';
import { useToast } from '@/ui/toast';
import { useAppDispatch } from './hooks';

/** Opens a kept file in a new tab; an SVG is downloaded instead, as opened it could run scripts of its own. */
function open({ name, type }: Attachment, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.target = '_blank';
  if (type.startsWith('image/svg')) link.download = name;
  link.click();
  // The new tab needs a moment to read it; a minute later nobody does any more.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The name of an attached file, which opens it (D11). */
export function AttachmentButton({ attachment }: { attachment: Attachment }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const show = async () => {
    try {
      open(attachment, await dispatch(readAttachment(attachment)));
    } catch (error) {
      toast({ text: messageOf(error) });
    }
  };
  return (
    <Button type="link" size="small" style={{ padding: 0 }} icon={<Icon of={PaperClipOutlined} />} onClick={() => void show()}>
      {attachment.name}
    </Button>
  );
}
