import TextArea from 'antd/es/input/TextArea';

/** In the place of antd, for whoever needs of its Input the TextArea alone. */
export const Input = { TextArea };
