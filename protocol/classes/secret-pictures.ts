/**
 * The pictures of which a pupil chooses three, in an order, instead of a password: things of the library, each unlike the others in shape and
 * colour. They never change: secrets are made of them.
 */
export const secretPictures = [
  'bee',
  'boat',
  'castle',
  'cat',
  'cloud',
  'crown',
  'dog',
  'dragon',
  'fish',
  'flower',
  'fox',
  'frog',
  'heart',
  'house',
  'key',
  'moon',
  'mushroom',
  'owl',
  'penguin',
  'robot',
  'rocket',
  'star',
  'train',
  'tree',
] as const
export type SecretPicture = (typeof secretPictures)[number]
