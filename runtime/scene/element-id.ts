import type { EntityId } from '../../model/ids.ts'

/**
 * What the element of an entity is called in the page. Browsers give every element whose id is a name of JavaScript to all scripts under
 * that name, past whatever hides the page from them; no name has a colon in it.
 */
export const elementId = (id: EntityId): string => `entity:${id}`
