import { Button, QRCode } from 'antd';
import { factorAddress } from '@/office/people/factorAddress';
import { CopyButton } from '@/ui/CopyButton';
import styles from './FactorSetup.module.css';

/** How somebody brings the secret of their second factor into the app on their phone. */
export function FactorSetup({ name, secret }: { name: string; secret: string }) {
  const address = factorAddress(name, secret);
  return (
    <>
      <p>
        Scan this picture with an authenticator app on your phone, such as Google Authenticator, or type the key into
        it. Then enter the code that the app shows. You will be asked for a code at each sign-in.
      </p>
      <div className={styles.picture} role="img" aria-label="QR code of the key below">
        <span aria-hidden>
          {/* Cameras read dark on light alone, whatever the theme. */}
          <QRCode value={address} type="svg" color="#000" bgColor="#fff" />
        </span>
      </div>
      <p className={styles.key}>
        Key: <code>{secret.match(/.{1,4}/g)?.join(' ')}</code> <CopyButton what="Key" text={secret} />
      </p>
      <p className={styles.key}>
        <Button href={address}>Open in an app on this phone</Button>
      </p>
    </>
  );
}
