/** How closely a plant is looked at: `far` has about a third of the facets and the same outline. */
export type Nearness = 'near' | 'far'
