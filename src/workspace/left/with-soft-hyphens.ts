/**
 * A text whose long words may be parted where `joints` say so ('Schein-werfer Him-mels-licht'): not every browser knows how words of each language are
 * parted. For the eye only, since it is another text then.
 */
export const withSoftHyphens = (text: string, joints: string): string =>
  joints
    .split(' ')
    .reduce((shown, joint) => shown.replace(joint.replaceAll('-', ''), joint.replaceAll('-', '\u00ad')), text)
