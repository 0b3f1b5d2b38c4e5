import { factCheck } from '@/store/kit/schema/factCheck';
import { editOf, identity, list, listed, part } from '@/store/kit/schema/rowRules';
import { installerSchema } from './installerSchema';
import { installerAdded, installerEdited, installersImported } from './installersSlice';

/** What the facts of the installers say. */
export const installerFacts = [
  factCheck(installerAdded, part('It', { id: identity, ...installerSchema.fields })),
  factCheck(installerEdited, part('It', { id: identity, edit: editOf(installerSchema.fields) })),
  factCheck(
    installersImported,
    part('It', {
      added: listed('Installer', installerSchema.fields),
      edits: list(part('An edit', { id: identity, edit: editOf(installerSchema.fields) })),
    }),
  ),
];
