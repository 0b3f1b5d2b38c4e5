import { Button, QRCode } from 'antd';
import { use } from 'react';
import { factorAddress } from '@/office/people/factorAddress';
import { CopyButton } from '@/ui/CopyButton';
import { OWN_SIGN_IN_WORDS } from '@/office/people/ownSignInWords';
import { wordsIn } from '@/store/kit/language';
import styles from './FactorSetup.module.css';
import { ReasonLanguage } from './reasonLanguage';

/** How somebody brings the secret of their second factor into the app on their phone. */
export function FactorSetup({ name, secret }: { name: string; secret: string }) {
  const address = factorAddress(name, secret);
  const words = wordsIn(OWN_SIGN_IN_WORDS, use(ReasonLanguage));
  return (
    <>
      <p>{words.scan}</p>
      <div className={styles.picture} role="img" aria-label={words.picture}>
        <span aria-hidden>
          {/* Cameras read dark on light alone, whatever the theme. */}
          <QRCode value={address} type="svg" color="#000" bgColor="#fff" />
        </span>
      </div>
      <p className={styles.key}>
        {words.key}: <code>{secret.match(/.{1,4}/g)?.join(' ')}</code> <CopyButton what={words.key} text={secret} />
      </p>
      <p className={styles.key}>
        <Button href={address}>{words.openHere}</Button>
      </p>
    </>
  );
}
