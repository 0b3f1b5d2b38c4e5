import { Input } from 'antd';

/** A field of several lines; a build lets it come with the pages that have one, and not with every Input. */
export const { TextArea } = Input;
