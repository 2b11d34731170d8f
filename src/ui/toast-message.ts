export interface ToastMessage {
  readonly kind: 'plain' | 'success' | 'error'
  /** What happened, in the person's language. */
  readonly text: string
  readonly action?: { readonly text: string; readonly onPress: () => void }
  /** Takes longer to read than what was simply done: stays as long as one with a button. */
  readonly isLong?: boolean
  /** Stays until somebody closes it, as an error does. */
  readonly stays?: boolean
}
