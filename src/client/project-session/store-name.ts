/** Names a project's databases of an epoch, and the channel of the tabs that have it open: epochs never meet. */
export const storeName = (localId: string, epoch: number): string =>
  epoch === 1 ? localId : `${localId}.e${epoch}`
