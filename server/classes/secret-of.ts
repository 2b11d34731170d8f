import type { SecretPicture } from '../../protocol/classes/secret-pictures.ts'

/** What is hashed of three pictures in their order. */
export const secretOf = (pictures: readonly SecretPicture[]): string => pictures.join(' ')
