/** In the place of Checkbox.Group, which would come with every Checkbox: src/features/care/Flags.tsx has it from onlyCheckboxGroup.ts. */
export default () => {
  throw new Error('Left out of this build: Checkbox.Group by this name');
};
