/** In the place of what makes antd's parts for its own documentation, which show a popup without what opens it. */
export default () => () => {
  throw new Error('Left out of this build: a popup by itself');
};
