/// Words that fill the slots of rules, and words that guard them: `list | language | words`.
let vocabulary = #"""
  languages | en | english spanish french german italian portuguese japanese korean chinese mandarin cantonese russian ukrainian polish dutch swedish norwegian danish finnish greek turkish arabic hebrew hindi tamil telugu punjabi bengali malayalam kannada thai vietnamese indonesian malay tagalog filipino czech hungarian romanian persian farsi icelandic latin spanglish
  numbers | en | one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 first=1 second=2 third=3 fourth=4 fifth=5
  strangers | en | you me my myself yourself your yours a an love no this that us her him it all the of or and out each every his our their them these one
  works | en | symphony sonata concerto quartet quintet trio sextet octet partita suite prelude etude étude nocturne waltz mazurka polonaise ballade scherzo impromptu rhapsody dance concert invention fugue sonatina serenade fantasia toccata variation bagatelle march minuet
  works | de | sinfonie symphonie konzert sonate quartett quintett klavierkonzert violinkonzert streichquartett klaviersonate walzer suite präludium
  works | fr | symphonie concerto sonate quatuor quintette prélude étude valse gymnopédie gnossienne barcarolle
  works | es | sinfonía concierto sonata cuarteto preludio vals nocturno
  works | it | sinfonia concerto quartetto preludio valzer notturno
  works | ru | симфония соната концерт квартет прелюдия вальс
  """#
