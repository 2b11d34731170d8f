/** Name under which a tab's code runs, so that stacks name it: no spaces, which `sourceURL` does not allow. */
export const sourceNameOf = (tab: string): string => `${encodeURIComponent(tab)}.js`
