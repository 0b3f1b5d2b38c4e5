import Group from 'antd/es/checkbox/Group';

/** In the place of antd, for whoever needs of its Checkbox the Group alone. */
export const Checkbox = { Group };
