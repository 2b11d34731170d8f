export interface ToastMessage {
  readonly kind: 'plain' | 'success' | 'error'
  /** What happened, in the person's language. */
  readonly text: string
  readonly action?: { readonly text: string; readonly onPress: () => void }
  /** Stays until somebody closes it, as an error does. */
  readonly stays?: boolean
}
