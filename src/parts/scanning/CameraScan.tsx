import { ScanOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { wordsIn, type Language } from '@/store/kit/language';
import { Icon } from '@/ui/Icon';
import { hasCameras, watchBarcodes } from './barcodes';
import styles from './CameraScan.module.css';
import { CAMERA_WORDS } from './cameraWords';

type Trouble = 'refused' | 'none' | 'failed';

/** The browser's own names of what keeps a camera from starting. */
const TROUBLES: Readonly<Record<string, Trouble>> = { NotAllowedError: 'refused', NotFoundError: 'none' };

interface PictureProps {
  name: string;
  onCode: (text: string) => void;
  onTrouble: (trouble: Trouble) => void;
}

/** The picture of the camera, which is on as long as it is shown. */
function Picture({ name, onCode, onTrouble }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useEffectEvent(onCode);
  const fail = useEffectEvent(onTrouble);
  useEffect(() => {
    const shown = new AbortController();
    const watch = async (picture: HTMLVideoElement) => {
      try {
        await watchBarcodes(picture, shown.signal, (text) => tell(text));
      } catch (error) {
        const kind = error instanceof Error ? error.name : '';
        if (!shown.signal.aborted) fail(TROUBLES[kind] ?? 'failed');
      }
    };
    if (video.current) void watch(video.current);
    return () => shown.abort();
  }, []);
  return <video ref={video} aria-label={name} muted playsInline />;
}

/** Scans by the camera; nothing where the browser gives none, as numbers can be typed everywhere. */
export function CameraScan({ language, onCode }: { language: Language; onCode: (text: string) => void }) {
  const words = wordsIn(CAMERA_WORDS, language);
  const [isOpen, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  if (!hasCameras()) return undefined;
  const failed = (why: Trouble) => {
    setOpen(false);
    setTrouble(why);
  };
  const toggle = () => {
    setTrouble(undefined);
    setOpen(!isOpen);
  };
  return (
    <div className={styles.camera}>
      {isOpen && <Picture name={words.picture} onCode={onCode} onTrouble={failed} />}
      <Button icon={<Icon of={ScanOutlined} />} onClick={toggle}>
        {isOpen ? words.close : words.open}
      </Button>
      {trouble && <p role="alert">{words[trouble]}</p>}
    </div>
  );
}
