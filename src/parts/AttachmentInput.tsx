import { messageOf } from '@/journal/messageOf';
import { attachmentRefusal, type Attachment } from '@/store/attachments/attachment';
import { keepAttachment } from '@/store/attachments/attachments';
import { FileInput } from '@/ui/FileInput';
import { useToast } from '@/ui/toast';
import { useAppDispatch } from './hooks';

export interface AttachmentInputProps {
  id?: string;
  value?: Attachment;
  onChange?: (attachment: Attachment | undefined) => void;
}

/** One PDF or image, kept at once: what the form holds of it outlasts a reload (D11). */
export function AttachmentInput({ onChange, ...props }: AttachmentInputProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const keep = async (file: File) => {
    try {
      onChange?.(await dispatch(keepAttachment(file)));
    } catch (error) {
      toast({ text: `${file.name} could not be kept: ${messageOf(error)}` });
    }
  };
  return (
    <FileInput
      {...props}
      refuse={attachmentRefusal}
      accept="application/pdf,image/*"
      hint="Drop a PDF or an image here, or click to choose one. At most 5 MB."
      onChange={(file) => (file ? void keep(file) : onChange?.(undefined))}
    />
  );
}
