export interface ToastMessage {
  readonly kind: 'plain' | 'success' | 'error'
  /** What happened, in the person's language. */
  readonly text: string
  readonly action?: { readonly text: string; readonly onPress: () => void }
}
