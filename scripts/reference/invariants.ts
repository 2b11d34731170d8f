export interface InvariantGroup {
  readonly title: string
  /** What must always hold, by number. */
  readonly statements: ReadonlyMap<number, string>
}

const group = (title: string, ...statements: readonly (readonly [number, string])[]): InvariantGroup => ({
  title,
  statements: new Map(statements),
})

/** Numbers of the invariants that a test's title names as `[invariant 12]`. */
export const invariantsNamed = (title: string): readonly number[] =>
  [...title.matchAll(/\[invariant (\d+)\]/g)].map(([, number]) => Number(number))

/** What must hold whatever people do; a test that proves one bears its number at the start of its title: `[invariant 12] …`. */
export const invariants: readonly InvariantGroup[] = [
  group(
    'Convergence',
    [
      1,
      'The same updates, in any order and more than once, give the same project and the same bytes once rebuilt.',
    ],
    [2, 'A document survives the way through either update format and back.'],
    [3, 'A document that is stored and loaded shows the same.'],
    [
      4,
      'Reading a document never throws, whatever it holds, changes nothing, and does not depend on the order in which it came.',
    ],
    [5, 'Keys and kinds that this version does not know survive.'],
  ),
  group(
    'Commands',
    [6, 'A refused command leaves the bytes as they were.'],
    [7, 'An accepted command is one transaction, one journal entry and at most one undo step.'],
    [8, 'A command that would change nothing writes nothing.'],
    [9, 'A command knows no clock and no chance.'],
    [10, 'A command that is written down and read again is the same.'],
    [11, 'The same command on the same project plans the same writes.'],
    [12, 'What is stored is JSON, and nobody who holds the original can change it.'],
    [13, 'A command on what is deleted or was never there is refused, not thrown.'],
  ),
  group(
    'Tree',
    [14, 'Nothing is inside itself.'],
    [15, 'Each live thing is there exactly once.'],
    [16, 'Player, camera and cursor are always there.'],
    [17, 'Moving something into what it holds is refused.'],
    [18, 'Siblings have one order, the same for everybody.'],
    [19, 'What is put at a place is at that place.'],
    [20, 'Order keys are valid and at most 40 characters long.'],
    [21, 'What is moved into something while another deletes that stays.'],
    [22, 'What comes back from a deletion has the ids that it had.'],
    [
      23,
      'Repairing changes nothing that is shown, twice is like once, and two people who repair at once agree.',
    ],
  ),
  group(
    'Names, tabs and scenes',
    [
      24,
      'Names that are shown are unique where they must be, whatever their case and their accents are made of.',
    ],
    [25, 'Of two equal names the first born keeps its own.'],
    [26, 'Every scene has a tab and every project a scene.'],
    [27, 'Renaming to a name that is taken is refused.'],
    [28, 'A new tab or scene gets the number that the specification says.'],
    [29, 'What is selected is nowhere in the document.'],
  ),
  group(
    'Text',
    [30, 'A script reads as a plain text would after the same edits.'],
    [31, 'A place in a script stays where it is in the words while others type.'],
  ),
  group(
    'Undo',
    [32, 'Undoing everything gives the start and redoing everything the end, where nobody else edits.'],
    [33, 'An undo never changes what somebody else wrote last.'],
    [34, 'Nothing is ever left without what it needs.'],
    [35, 'Undoing an addition hides it, redoing shows it with what others did to it.'],
    [36, 'A reload at any moment changes nothing about undo and redo.'],
    [37, 'An undo that can do nothing changes nothing and says so.'],
    [
      38,
      'A new command makes what was undone on its surface, or on one that reaches beyond it, impossible to redo, and nothing else.',
    ],
    [39, 'Undo never throws.'],
  ),
  group(
    'Journal',
    [40, 'A replay has the same hash at every entry.'],
    [41, 'Seeking to an entry shows what replaying up to it shows.'],
    [42, 'A journal whose end is cut off replays up to there, and the stored document is not behind it.'],
    [43, 'A gap and a broken hash are found.'],
    [44, 'Whenever the page is killed, what is loaded is a beginning of what was done.'],
  ),
  group(
    'Storage',
    [45, 'An intact store loads without anything missing.'],
    [46, 'Compaction changes nothing that is shown.'],
    [47, 'Of two tabs one writes; who takes over loses nothing that was called saved.'],
  ),
  group(
    'Blocks',
    [48, 'Every canvas shows what the document says.'],
    [49, 'Each live block is there once and each connection holds one at most.'],
    [50, 'What was just sent is not sent again.'],
    [51, 'Loading shows what following along shows.'],
    [52, 'Shadow blocks have no id in the document.'],
    [53, 'Everybody’s blocks generate the same JavaScript.'],
    [54, 'A variable that a live block uses exists.'],
  ),
  group('Templates', [55, 'Two people who start from the same template offline end with one copy of it.']),
  group('Size', [56, 'After compaction a document is no larger than its live content allows.']),
]
