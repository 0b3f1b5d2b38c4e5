import { MATERIALS, type Material, type Materials } from '@/store/care/requisitions/materials';
import { formatCount } from '@/format';
import styles from './MaterialsText.module.css';

const EVERY_MATERIAL = Object.entries(MATERIALS) as [Material, string][];

/** The materials that are needed, and how many: `AC Wiring 6, Sim 6`; a dash for none. */
export const materialsText = (materials: Materials): string =>
  EVERY_MATERIAL.filter(([key]) => materials[key].qty > 0)
    .map(([key, name]) => `${name} ${formatCount(materials[key].qty)}`)
    .join(', ') || '—';

/** What the materials are for: `AC Wiring: 2 m; Sim: M2M`. */
export const materialNotes = (materials: Materials): string =>
  EVERY_MATERIAL.flatMap(([key, name]) => {
    const { description } = materials[key];
    return description ? `${name}: ${description}` : [];
  }).join('; ');

/** The materials of a row, and below them what they are for. */
export const MaterialsText = ({ materials }: { materials: Materials }) => (
  <div className={styles.materials}>
    {materialsText(materials)}
    <div className={styles.notes}>{materialNotes(materials)}</div>
  </div>
);
