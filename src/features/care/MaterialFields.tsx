import { Input } from 'antd';
import { MATERIALS } from '@/store/care/requisitions/materials';
import { DigitsInput } from '@/ui/DigitsInput';
import { fieldsOf } from '@/ui/Field';
import { Rows } from '@/ui/Rows';
import styles from './MaterialFields.module.css';
import type { MaterialRow } from '@/store/care/requisitions/materialRows';

const Field = fieldsOf<MaterialRow>();
const LABELS = Object.values(MATERIALS);

/** The four materials of a form, under `production`: of each what for, and how many. */
export const MaterialFields = () => (
  <fieldset className={styles.materials}>
    <legend>Materials</legend>
    <Rows name="production">
      {({ index }) => (
        <div role="group" aria-label={LABELS[index]} className={styles.row}>
          <Field name="description" label={`${LABELS[index]} Description`}>
            <Input autoComplete="off" />
          </Field>
          <Field name="qty" label={`${LABELS[index]} Quantity`}>
            <DigitsInput />
          </Field>
        </div>
      )}
    </Rows>
  </fieldset>
);
