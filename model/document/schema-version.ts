/** The shape of the document that this code writes; it rises with every change that an older reader would misread. */
export const schemaVersion = 1
