#include "cjson.h"
