#include "carchive.h"
