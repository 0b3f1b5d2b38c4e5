import { CameraOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useAppDispatch } from '@/parts/hooks';
import { smallPhoto } from '@/parts/pictures/smallPhoto';
import { useKeptPicture } from '@/parts/pictures/useKeptPicture';
import { MOST_PHOTOS } from '@/store/care/jobs/outcome';
import type { Attachment } from '@/store/kit/attachments/attachment';
import { attached } from '@/store/kit/attachments/attachments';
import { wordsIn, type Language } from '@/store/kit/language';
import { Icon } from '@/ui/Icon';
import { PHOTO_WORDS } from './photoWords';
import styles from './PhotosInput.module.css';

interface PhotoProps {
  photo: Attachment;
  name: string;
  remove: string;
  isHeld: boolean;
  onRemove: () => void;
}

const Photo = ({ photo, name, remove, isHeld, onRemove }: PhotoProps) => (
  <li>
    <img src={useKeptPicture(photo)} alt={name} />
    <Button icon={<Icon of={DeleteOutlined} />} aria-label={remove} disabled={isHeld} onClick={onRemove} />
  </li>
);

/** Stands among the photos while others are made small, so that no form goes without them. */
const TAKING = 'taking';
type Taken = readonly (Attachment | typeof TAKING)[];

interface PhotosInputProps {
  language: Language;
  id?: string;
  value?: Taken;
  onChange?: (photos: Taken) => void;
}

const NONE: Taken = [];

/** Photos of the camera or of the phone, each made small before it is kept together with what is said of the visit. */
export function PhotosInput({ language, id, value = NONE, onChange }: PhotosInputProps) {
  const words = wordsIn(PHOTO_WORDS, language);
  const dispatch = useAppDispatch();
  const chooser = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const photos = value.filter((one) => one !== TAKING);
  const isTaking = photos.length < value.length;

  const take = async (files: readonly File[]) => {
    onChange?.([...photos, TAKING]);
    const taken = await Promise.all(
      files.map((file) =>
        smallPhoto(file)
          .then((small) => dispatch(attached(small)))
          .catch(() => file.name),
      ),
    );
    const fresh = new Map([...photos, ...taken.filter((one) => typeof one !== 'string')].map((one) => [one.hash, one]));
    setRefused(taken.filter((one) => typeof one === 'string'));
    onChange?.([...fresh.values()]);
  };

  return (
    <>
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label={words.photos}>
          {photos.map((photo, place) => (
            <Photo
              key={photo.hash}
              photo={photo}
              name={words.photo(place + 1)}
              remove={words.removePhoto(place + 1)}
              isHeld={isTaking}
              onRemove={() => onChange?.(photos.filter((one) => one !== photo))}
            />
          ))}
        </ul>
      )}
      {photos.length < MOST_PHOTOS && (
        <Button icon={<Icon of={CameraOutlined} />} loading={isTaking} onClick={() => chooser.current?.click()}>
          {words.addPhoto}
        </Button>
      )}
      <input
        {...(id && { id })}
        ref={chooser}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          if (target.files?.length) void take([...target.files]);
          target.value = '';
        }}
      />
      {refused.map((name) => (
        <p key={name} role="alert" className={styles.refusal}>
          {words.noPhoto(name)}
        </p>
      ))}
    </>
  );
}
