import type { Attachment } from '@/store/kit/attachments/attachment';
import { keepAttachment } from '@/store/kit/attachments/attachments';
import { ATTACHMENT_TYPES } from '@/store/kit/attachments/attachmentType';
import { FileInput, type FileInputProps } from '@/ui/FileInput';
import { useAppDispatch } from './hooks';

export interface AttachmentInputProps extends Partial<Pick<FileInputProps<Attachment>, 'accept' | 'hint'>> {
  id?: string;
  value?: Attachment;
  onChange?: (attachment: Attachment | undefined) => void;
}

/** One PDF or image, or what else `accept` says, kept at once: what the form holds of it outlasts a reload. */
export function AttachmentInput(props: AttachmentInputProps) {
  const dispatch = useAppDispatch();
  return (
    <FileInput
      accept={ATTACHMENT_TYPES}
      hint="Drop a PDF or an image here, or click to choose one. At most 5 MB."
      {...props}
      take={(file) => dispatch(keepAttachment(file))}
    />
  );
}
