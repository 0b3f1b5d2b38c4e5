import { useKeptPicture } from '@/parts/pictures/useKeptPicture';
import type { Attachment } from '@/store/kit/attachments/attachment';
import styles from './Logo.module.css';

/** The company's logo on a paper; where it is gone Settings tells, where it can be chosen again, and the paper holds without it. */
export function Logo({ of: logo, name }: { of: Attachment; name: string }) {
  const url = useKeptPicture(logo);
  return url !== undefined && <img src={url} alt={`Logo of ${name}`} className={styles.logo} />;
}
