/** How the next shape is painted. */
export interface DoodleStyle {
  readonly fill: string | null
  readonly stroke: string | null
  /** Pixels of the sheet. */
  readonly strokeWidth: number
  /** Of the next polygon or star. */
  readonly corners: number
}

/** Spec, 'Business constants': the doodle's defaults. */
export const firstStyle: DoodleStyle = { fill: '#53A206', stroke: '#D41480', strokeWidth: 5, corners: 5 }

/** Widest line of the panel, in pixels of the sheet. */
export const widestStroke = 60
/** Fewest and most corners of a polygon or star. */
export const cornerRange = { min: 3, max: 12 } as const
